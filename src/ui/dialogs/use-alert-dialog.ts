import { App } from 'antd';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';

import { enterLayer } from './layers';
import { rem } from '../theme/rem';

/** Shows a message with OK and optional content below it; `after` runs when it has closed. */
export type ShowAlert = (message: string, more?: ReactNode, after?: () => void) => void;

/** The alerts of §5. They close when their screen is left. */
export function useAlertDialog(): ShowAlert {
  const { modal } = App.useApp();
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);

  return useCallback(
    (message, more, after) => {
      const { destroy } = modal.info({
        title: message,
        content: more,
        icon: null,
        width: rem(416),
        centered: true,
        okText: 'OK',
        ...(after && { afterClose: after }),
        onOk: () => leaveLayer(),
        onCancel: () => leaveLayer(),
      });
      close.current = () => {
        leaveLayer();
        destroy();
      };
      const leaveLayer = enterLayer(close.current);
    },
    [modal],
  );
}
