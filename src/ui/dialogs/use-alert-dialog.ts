import { App } from 'antd';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';

import { enterLayer } from './layers';
import { rem } from '../theme/rem';

/** Shows a message with OK, and below it what else is to be known; `after` is done once it is gone. */
export type ShowAlert = (message: string, more?: ReactNode, after?: () => void) => void;

/** The alerts of §5. They go with the screen that showed them. */
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
