// Stands at the end of every page that comes drawn (write-pages.ts). The client's files are asked for once the page is
// painted, so that they do not compete with it; what somebody types and presses until the client is there is done then.
(() => {
  const scripts = document.currentScript.dataset.scripts.split(' ');
  // All are fetched at once, and started one after the other: in between the page paints and hears.
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

  const done = [];
  const note = (event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === 'input') return void done.push({ target, value: target.value, checked: target.checked });
    const button = target.closest('button');
    if (!button && type === 'click') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (button) done.push({ target: button });
  };
  const again = ({ target, value, checked }) => {
    if (value === undefined) return target.click();
    if (target.type === 'radio' || target.type === 'checkbox') {
      target.checked = !checked;
      return target.click();
    }
    // The prototype's own setter: React watches the element's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value').set.call(target, value);
    for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const types = ['click', 'input', 'submit'];
  for (const type of types) window.addEventListener(type, note, true);
  window.addEventListener(
    'waratah:ready',
    () => {
      for (const type of types) window.removeEventListener(type, note, true);
      done.forEach(again);
    },
    { once: true },
  );
})();
