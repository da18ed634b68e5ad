'use strict';
(function () {
  var get = function (id) { return document.getElementById(id); };
  var data = JSON.parse(get('changes').textContent);
  var cells = document.querySelectorAll('#towns td');
  var goes = document.querySelectorAll('[id^="go-"]');
  var stepper = get('stepper'), slider = get('slider'), now = get('now');
  var last = data.steps.length - 1, at = last;

  // What stands in the cells after a step was written by the program, cell by cell.
  function show(to, by) {
    at = Math.max(0, Math.min(last, to));
    var texts = [], changed = {};
    for (var step = 0; step <= at; step++) {
      for (var i = 0; i < data.steps[step].length; i += 2) {
        texts[data.steps[step][i]] = data.steps[step][i + 1];
        if (step === at && step > 0) { changed[data.steps[step][i]] = true; }
      }
    }
    for (var c = 0; c < cells.length; c++) {
      if (cells[c].textContent !== texts[c]) { cells[c].textContent = texts[c]; }
      cells[c].className = changed[c] ? 'changed' : '';
    }
    now.textContent = '';
    for (var n = goes[at].firstElementChild; n; n = n.nextElementSibling) {
      now.appendChild(n.cloneNode(true));
    }
    slider.value = at;
    slider.setAttribute('aria-valuetext', goes[at].firstElementChild.textContent);
    if (by) { history.replaceState(null, '', '#go-' + at); }
  }

  // The first go of the turn before or behind the one that is shown.
  function turn(by) {
    var t = 0;
    while (t + 1 < data.turns.length && data.turns[t + 1] <= at) { t++; }
    if (by < 0 && data.turns[t] < at) { by = 0; }
    return t + by < 0 ? 0 : t + by < data.turns.length ? data.turns[t + by] : last;
  }

  function hash() {
    var asked = /^#go-(\d+)$/.exec(location.hash);
    if (!asked) { return false; }
    show(Number(asked[1]), false);
    stepper.scrollIntoView();
    return true;
  }

  var keys = {
    ArrowLeft: function () { return at - 1; }, ArrowRight: function () { return at + 1; },
    ArrowUp: function () { return turn(-1); }, ArrowDown: function () { return turn(1); },
    Home: function () { return 0; }, End: function () { return last; }
  };
  document.addEventListener('keydown', function (e) {
    var to = keys[e.key], inside = stepper.contains(e.target);
    var aside = e.key === 'ArrowLeft' || e.key === 'ArrowRight'; // the others scroll the page
    if (!to || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || !inside && !(aside && e.target === document.body)) { return; }
    e.preventDefault();
    show(to(), true);
  });
  slider.addEventListener('input', function () { show(Number(slider.value), true); });
  [['first', 'Home'], ['back', 'ArrowLeft'], ['on', 'ArrowRight'], ['end', 'End']].forEach(function (pair) {
    get(pair[0]).addEventListener('click', function () { show(keys[pair[1]](), true); });
  });
  window.addEventListener('hashchange', hash);
  // Where a go has an id the browser scrolls there, away from the towns.
  for (var g = 0; g < goes.length; g++) { goes[g].removeAttribute('id'); }
  slider.max = last;
  get('controls').hidden = now.hidden = false;
  stepper.tabIndex = 0;
  if (!hash()) { show(last, false); }
}());
