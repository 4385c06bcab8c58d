import { App } from 'antd';
import { createElement, useMemo, type ReactNode } from 'react';

import { Undoable } from './undoable';
import { inRem } from '../theme/rem';

/** Short Portuguese messages that appear for a while at the top of the window and are read out by screen readers. */
interface Notify {
  success: (text: string) => void;
  /** What was done and can be taken back stays longer, with 'Desfazer'; says how that ended. */
  undoable: (text: string, undo: () => unknown, failureOf: (error: unknown) => string) => void;
  /** What happened elsewhere; the next of its kind takes its place. Its links can be clicked. */
  news: (kind: string, content: ReactNode) => void;
  /** Stays longer and can be closed, because it says what was not done and what to do. */
  error: (text: string) => void;
}

/** Seconds. */
const successStays = 4;
const undoStays = 10;
const newsStays = 6;

const errorStays = 8;

/** It leaves the buttons at both ends of a narrow header free. */
const aside = { maxWidth: inRem('min(640px, calc(100vw - 140px))'), marginInline: 'auto' };
/** Clicks go through it. */
const throughAside = { ...aside, pointerEvents: 'none' } as const;

export function useNotify(): Notify {
  const { message, notification } = App.useApp();
  return useMemo(() => {
    const success = (text: string) => void message.success(text, successStays);
    const error = (text: string) =>
      notification.error({
        title: text,
        placement: 'top',
        duration: errorStays,
        closable: { 'aria-label': 'Dispensar aviso' },
      });
    return {
      success,
      error,
      news: (kind, content) =>
        void message.info({ key: kind, content, duration: newsStays, style: throughAside }),
      undoable: (text, undo, failureOf) => {
        const key = crypto.randomUUID();
        async function onUndo() {
          message.destroy(key);
          try {
            await undo();
            success('Desfeito.');
          } catch (failure) {
            console.error('What was done was not taken back', failure);
            error(failureOf(failure));
          }
        }
        const content = createElement(Undoable, { text, onUndo: () => void onUndo() });
        void message.success({ key, content, duration: undoStays, style: aside });
      },
    };
  }, [message, notification]);
}
