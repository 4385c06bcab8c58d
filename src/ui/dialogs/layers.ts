import { useEffect, useEffectEvent } from 'react';

/** A drawer or dialog that lies over the screen. */
export interface Layer {
  /** What Back does instead of leaving the screen. */
  back: () => void;
}

/** What was opened last stands at the end. */
const layers: Layer[] = [];

export const topLayer = (): Layer | undefined => layers.at(-1);

/** Until its answer is called, Back calls `back`. */
export function enterLayer(back: () => void): () => void {
  const layer = { back };
  layers.push(layer);
  keepBackInside();
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
  };
}

/** While it is `open`, Back calls `onBack`. */
export function useLayer(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => (open ? enterLayer(() => back()) : undefined), [open]);
}

/** The router's number of the first entry of the history that is the app's. */
let first = 0;

/** The number that the router gave the entry of the history that is shown. */
const shown = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Back from the app's first entry would leave the page without asking anybody: one more is put below it. */
function keepBackInside(): void {
  if (shown() > first) return;
  const state: unknown = history.state;
  first = shown() - 1;
  history.replaceState({ ...(state as object | null), idx: first }, '');
  history.pushState({ ...(state as object | null), idx: first + 1 }, '');
}

/** Nothing is shown at the entry that was put below the app's first one. */
export const isBelowFirst = (): boolean => shown() < 0;
