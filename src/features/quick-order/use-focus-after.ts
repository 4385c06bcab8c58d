import { useCallback, useEffect, useRef, type RefObject } from 'react';

const codeInput = '[data-focus="code"] input';

/** Where the focus goes when the lines have changed; the first of these that is there. */
const places = {
  code: [codeInput],
  putIn: ['[data-focus="putIn"]:not(:disabled)', codeInput],
  firstFault: ['[data-focus="fault"]', '[data-focus="putIn"]:not(:disabled)', codeInput],
  afterAdding: ['[data-focus="fault"]', '[data-focus="toCart"]', codeInput],
} as const;

/**
 * `focusAfter('firstFault')`: moves the focus once what was just changed is drawn. `drawn` is what the change changes;
 * what changes nothing moves it with the next frame.
 */
export function useFocusAfter(within: RefObject<HTMLElement | null>, drawn: unknown) {
  const wanted = useRef<keyof typeof places>(undefined);
  useEffect(() => move(within, wanted), [within, drawn]);
  return useCallback(
    (place: keyof typeof places) => {
      wanted.current = place;
      requestAnimationFrame(() => move(within, wanted));
    },
    [within],
  );
}

function move(
  within: RefObject<HTMLElement | null>,
  wanted: RefObject<keyof typeof places | undefined>,
): void {
  const dialog = within.current?.closest('[role=dialog]');
  if (!wanted.current || !dialog) return;
  const element = places[wanted.current]
    .map((selector) => dialog.querySelector<HTMLElement>(selector))
    .find((found) => found !== null);
  wanted.current = undefined;
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}
