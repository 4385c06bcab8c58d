import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';

/** The alerts of §5: a message with OK, and what may help below it. It goes with the screen that showed it. */
export function useAlertDialog(): (message: string, help?: string) => void {
  const { modal } = App.useApp();
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);

  return useCallback(
    (message, help) => {
      close.current = modal.info({
        title: message,
        content: help,
        icon: null,
        centered: true,
        okText: 'OK',
      }).destroy;
    },
    [modal],
  );
}
