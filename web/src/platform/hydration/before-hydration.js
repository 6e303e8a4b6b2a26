// Written at the end of every prerendered page. It loads the client's scripts after the first paint, so that they do not
// delay it, and replays what the user typed and pressed before React handled events.
(() => {
  const scripts = document.currentScript.dataset.scripts.split(' ');
  // All are fetched at once and run one after the other, so that the page can paint and handle events in between.
  const load = async () => {
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    for (const script of scripts) {
      await import(script);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  if (document.visibilityState === 'hidden') void load();
  else requestAnimationFrame(() => setTimeout(load));

  const recorded = [];
  const record = (event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === 'input') return void recorded.push({ target, value: target.value, checked: target.checked });
    const button = target.closest('button');
    if (!button && type === 'click') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (button) recorded.push({ target: button });
  };
  const replay = ({ target, value, checked }) => {
    if (value === undefined) return target.click();
    if (target.type === 'radio' || target.type === 'checkbox') {
      target.checked = !checked;
      return target.click();
    }
    // The prototype's setter, because React overrides the element's own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value').set.call(target, value);
    for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const types = ['click', 'input', 'submit'];
  for (const type of types) window.addEventListener(type, record, true);
  window.addEventListener(
    'waratah:hydrated',
    () => {
      for (const type of types) window.removeEventListener(type, record, true);
      recorded.forEach(replay);
    },
    { once: true },
  );
})();
