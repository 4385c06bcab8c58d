/**
 * Keyboard shortcuts. Screens mark the stops of j and k with `data-entry`, and the button of a key with
 * `data-key`.
 */

const fields = 'main [role="search"] input';
const entries = 'main [data-entry]:not([inert])';
/** A product has several Tab stops, so it has no `data-entry`. */
const products = 'main li';
/** Elements that handle letters and Enter themselves. */
const takesKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

/** True if the key did something. */
export type PressKey = (event: KeyboardEvent) => boolean;

/** Returns a handler for keys. `onHelp` shows the list of shortcuts. */
export function keyPresser(onHelp: () => void): PressKey {
  /** The position of j and k. If that entry leaves the list, the next entry takes its position. */
  let last: { list: Element | null; place: number } | undefined;

  function currentOf(all: readonly HTMLElement[]): HTMLElement | undefined {
    const focused = document.activeElement?.closest<HTMLElement>(entries);
    return all.find((entry) => entry === focused);
  }

  function step(by: 1 | -1): boolean {
    const all = [...document.querySelectorAll<HTMLElement>(entries)];
    const current = currentOf(all);
    const next = current ? all.indexOf(current) + by : last?.list?.isConnected ? last.place : 0;
    const place = Math.max(0, Math.min(next, all.length - 1));
    const entry = all[place];
    entry?.focus();
    last = entry && { list: entry.parentElement, place };
    return entry !== undefined;
  }

  function press(button: string, holder = entries): boolean {
    const entry = document.activeElement?.closest(holder);
    const found = entry?.querySelector<HTMLElement>(`[data-key="${button}"]`);
    found?.click();
    return found != null;
  }

  function open(): boolean {
    const entry = document.activeElement;
    if (!(entry instanceof HTMLElement) || !entry.matches(entries)) return false;
    (entry.querySelector<HTMLElement>('[data-key="Enter"]') ?? entry).click();
    return true;
  }

  function find(): boolean {
    const field = document.querySelector<HTMLInputElement>(fields);
    field?.focus();
    field?.select();
    return field !== null;
  }

  const acts: Record<string, () => boolean> = {
    '/': find,
    j: () => step(1),
    k: () => step(-1),
    Enter: open,
    a: () => press('a'),
    f: () => press('f', products),
    '?': () => {
      onHelp();
      return true;
    },
  };

  return (event) => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
    if (target instanceof Element && target.closest(takesKeys)) return false;
    return acts[key]?.() ?? false;
  };
}
