import { UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { greetingSuffix } from '../../../../domain/words/time';
import { useUser } from '../../../providers/session/session';
import { lazyDialog } from '../../../ui/late/lazy-dialog';
import styles from './header-account.module.css';

const OwnAccount = lazyDialog({
  load: async () => (await import('./own-account')).OwnAccount,
  failure: 'Minha conta não foi aberta',
});

/** The greeting, which opens 'Minha conta' (decision 14). The drawer's code loads with the first click. */
export function HeaderAccount() {
  const { nome } = useUser();
  const now = useNow();
  const greeting = `Olá ${nome}${greetingSuffix(now)}`;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // antd only returns the focus from a drawer that has slid in completely.
  useEffect(() => {
    if (!open) return undefined;
    const opener = button.current;
    return () => opener?.focus();
  }, [open]);

  const close = () => setOpen(false);

  return (
    <>
      <Button
        ref={button}
        type="text"
        className={`${styles.account}`}
        classNames={{ content: `${styles.greeting}` }}
        aria-haspopup="dialog"
        aria-label={`${greeting} Minha conta`}
        icon={<UserOutlined aria-hidden />}
        styles={{ icon: { fontSize: 'var(--mmv-icon)' } }}
        onClick={() => setOpen(true)}
      >
        {greeting}
      </Button>
      <OwnAccount needed={open} open={open} onClose={close} />
    </>
  );
}

const minute = 60_000;

/** The current time, updated every full minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minute - (now.getTime() % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
