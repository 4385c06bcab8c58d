import { App } from 'antd';
import { createElement, useMemo, type ReactNode } from 'react';

import { Undoable } from './undoable';
import { inRem } from '../theme/rem';

/** Short Portuguese messages at the top of the window. Screen readers announce them. */
interface Notify {
  success: (text: string) => void;
  /** Stays longer, with 'Desfazer', and reports the outcome of undoing. */
  undoable: (text: string, undo: () => unknown, failureOf: (error: unknown) => string) => void;
  /** An event elsewhere, with clickable links. The next of its kind replaces it. */
  news: (kind: string, content: ReactNode) => void;
  /** Stays longer and can be closed, because it says what failed and what to do. */
  error: (text: string) => void;
}

/** In seconds. */
const successStays = 4;
const undoStays = 10;
const newsStays = 6;

const errorStays = 8;

/** Leaves the buttons at both ends of a narrow header free. */
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
