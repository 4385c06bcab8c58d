import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const codeInput = '[data-focus="code"] input';

/** The targets of the focus after a change of lines. The first one that exists takes it. */
const places = {
  code: [codeInput],
  paste: ['[data-focus="paste"]'],
  putIn: ['[data-focus="putIn"]:not(:disabled)', codeInput],
  firstFault: ['[data-focus="fault"]', '[data-focus="putIn"]:not(:disabled)', codeInput],
  afterAdding: ['[data-focus="fault"]', '[data-focus="toCart"]', codeInput],
} as const;

type Place = keyof typeof places;

/** Moves the focus: `now` to an existing element, `after` once the change has rendered. */
export function useFocusMoves(within: RefObject<HTMLElement | null>, drawn: unknown) {
  const wanted = useRef<Place>(undefined);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (wanted.current && move(within, wanted.current)) wanted.current = undefined;
  }, [within, drawn, turn]);
  const now = useCallback(
    (place: Place) => {
      wanted.current = move(within, place) ? undefined : place;
    },
    [within],
  );
  const after = useCallback((place: Place) => {
    wanted.current = place;
    setTurn((last) => last + 1);
  }, []);
  return { now, after };
}

/** False if no target exists. */
function move(within: RefObject<HTMLElement | null>, place: Place): boolean {
  const dialog = within.current?.closest('[role=dialog]');
  const element = places[place]
    .map((selector) => dialog?.querySelector<HTMLElement>(selector))
    .find((found) => found !== null && found !== undefined);
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
  return element !== undefined;
}
