// The page of the announcements panel: focus stops in order, moved through like with a screen reader, and spoken.
'use strict';

(() => {
  const host = acquireVsCodeApi();
  const language = document.body.dataset.language;
  const byID = (id) => document.getElementById(id);
  const list = byID('stops');

  /** The focus stops, in order. */
  let stops = [];
  /** The index of the current stop. */
  let current = 0;
  /** True while stops are spoken one after another. */
  let isPlaying = false;

  // MARK: List

  function element(name, className, text) {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function stopButton(stop, index) {
    const button = element('button');
    button.type = 'button';
    button.append(element('span', 'number', stop.number === undefined ? '' : `${stop.number}.`));
    if (stop.within.length > 0) button.append(element('span', 'place', `${stop.within.join(', ')}: `));
    button.append(stop.announcement);
    if (!stop.reachable) button.append(element('span', 'unreachable', ' (not reachable)'));
    if (stop.problems.length > 0) {
      const count = stop.problems.length === 1 ? '1 finding' : `${stop.problems.length} findings`;
      button.append(element('span', 'count', ` (${count})`));
    }
    button.addEventListener('click', () => {
      moveTo(index, { tells: true });
      host.postMessage({ type: 'open', index });
    });
    return button;
  }

  /** Shows the findings of the current stop below it. Their fixes follow when the editor has found them. */
  function showFindings() {
    for (const old of list.querySelectorAll('ul.findings')) old.remove();
    const stop = stops[current];
    if (!stop || stop.problems.length === 0) return;
    const findings = element('ul', 'findings');
    findings.setAttribute('aria-label', 'Findings');
    for (const problem of stop.problems) {
      const item = element('li');
      item.append(element('span', 'severity', `${problem.severity}: `), problem.message);
      const actions = element('div', 'actions');
      for (const fix of problem.fixes ?? []) {
        const button = element('button', '', fix.title);
        button.type = 'button';
        button.addEventListener('click', () => host.postMessage({ type: 'fix', id: fix.id }));
        actions.append(button);
      }
      const explain = element('button', '', `Explain ${problem.rule}`);
      explain.type = 'button';
      explain.addEventListener('click', () => host.postMessage({ type: 'explain', rule: problem.rule }));
      actions.append(explain);
      item.append(actions);
      findings.append(item);
    }
    list.children[current].append(findings);
  }

  function render(screen) {
    const hadFocus = list.contains(document.activeElement);
    stops = screen.stops;
    current = Math.min(Math.max(screen.current, 0), Math.max(stops.length - 1, 0));
    byID('title').textContent = screen.title;
    byID('summary').textContent = screen.summary;
    byID('legend').textContent = screen.legend ?? '';
    list.replaceChildren(
      ...stops.map((stop, index) => {
        const item = element('li', 'stop');
        item.style.setProperty('--depth', Math.min(stop.depth, 8));
        item.append(stopButton(stop, index));
        return item;
      }),
    );
    for (const id of ['previous', 'play', 'next']) byID(id).disabled = stops.length === 0;
    mark({ focuses: hadFocus });
  }

  /** Marks the current stop. Only it can be reached with Tab. */
  function mark({ focuses }) {
    [...list.children].forEach((item, index) => {
      const button = item.firstElementChild;
      button.tabIndex = index === current ? 0 : -1;
      if (index === current) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    });
    showFindings();
    const button = list.children[current]?.firstElementChild;
    if (focuses) button?.focus();
    button?.scrollIntoView({ block: 'nearest' });
  }

  /** Moves to a stop. `tells` is true if the editor should highlight it. */
  function moveTo(index, { tells, focuses = false }) {
    if (index < 0 || index >= stops.length) return;
    current = index;
    mark({ focuses });
    if (tells) host.postMessage({ type: 'select', index });
  }

  /** Moves like a swipe, and speaks if that's chosen. */
  function step(index, focuses) {
    if (isPlaying) stop();
    moveTo(index, { tells: true, focuses });
    if (byID('speaks').checked) speak(stops[current]);
  }

  // MARK: Speech

  /** Returns a voice for the language, or undefined. */
  function voice() {
    const voices = window.speechSynthesis?.getVoices() ?? [];
    return voices.find(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language);
  }

  /** Speaks a stop and calls `done` at its end. Returns false without a voice. */
  function speak(stop, done) {
    const chosen = voice();
    if (!chosen) {
      byID('status').textContent = `This system has no voice for the language “${language}”.`;
      return false;
    }
    byID('status').textContent = '';
    window.speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(stop.announcement.replace(/[‹›]/g, ''));
    utterance.voice = chosen;
    utterance.lang = chosen.lang;
    utterance.onend = () => done?.();
    window.speechSynthesis.speak(utterance);
    return true;
  }

  function play() {
    isPlaying = true;
    byID('play').textContent = 'Stop';
    const next = () => {
      if (!isPlaying) return;
      if (current + 1 >= stops.length) return stop();
      moveTo(current + 1, { tells: true });
      if (!speak(stops[current], next)) stop();
    };
    if (!stops[current] || !speak(stops[current], next)) stop();
  }

  function stop() {
    isPlaying = false;
    byID('play').textContent = 'Play';
    window.speechSynthesis?.cancel();
  }

  // MARK: Input

  byID('play').addEventListener('click', () => (isPlaying ? stop() : play()));
  byID('previous').addEventListener('click', () => step(current - 1, false));
  byID('next').addEventListener('click', () => step(current + 1, false));

  list.addEventListener('keydown', (event) => {
    if (!event.target.matches('li.stop > button')) return;
    const targets = {
      ArrowRight: current + 1,
      ArrowDown: current + 1,
      ArrowLeft: current - 1,
      ArrowUp: current - 1,
      Home: 0,
      End: stops.length - 1,
    };
    if (event.key in targets) {
      event.preventDefault();
      step(targets[event.key], true);
    } else if (event.key === ' ') {
      event.preventDefault();
      if (stops[current]) speak(stops[current]);
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') stop();
  });

  // The editor moves the focus into the page, but not to anything in it.
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) list.children[current]?.firstElementChild.focus();
  });

  window.addEventListener('message', ({ data }) => {
    switch (data.type) {
      case 'screen':
        if (isPlaying) stop();
        render(data);
        break;
      case 'current':
        if (!isPlaying && data.index !== current) moveTo(data.index, { tells: false });
        break;
      case 'fixes':
        stops[data.index]?.problems.forEach((problem, index) => (problem.fixes = data.fixes[index]));
        if (data.index === current) showFindings();
        break;
      case 'empty':
        stop();
        stops = [];
        render({ title: 'Announcements', summary: data.text, stops, current: 0 });
        break;
    }
  });
  host.postMessage({ type: 'ready' });
})();
