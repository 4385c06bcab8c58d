import { useEffect, useEffectEvent } from 'react';

/** A drawer or dialog over the screen. */
export interface Layer {
  /** Called by Back instead of leaving the screen. */
  back: () => void;
}

/** The layer that was opened last comes last. */
const layers: Layer[] = [];

export const topLayer = (): Layer | undefined => layers.at(-1);

/** Makes Back call `back` until the returned function is called. */
export function enterLayer(back: () => void): () => void {
  const layer = { back };
  layers.push(layer);
  keepBackInside();
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
  };
}

/** While `open`, Back calls `onBack`. */
export function useLayer(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => (open ? enterLayer(() => back()) : undefined), [open]);
}

/** The router's index of the app's first history entry. */
let first = 0;

/** The router's index of the current history entry. */
const shown = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Adds a history entry below the app's first one, because Back from that one would leave the page without asking. */
function keepBackInside(): void {
  if (shown() > first) return;
  const state: unknown = history.state;
  first = shown() - 1;
  history.replaceState({ ...(state as object | null), idx: first }, '');
  history.pushState({ ...(state as object | null), idx: first + 1 }, '');
}

/** True at the history entry below the app's first one, which shows nothing. */
export const isBelowFirst = (): boolean => shown() < 0;
