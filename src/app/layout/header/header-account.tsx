import { UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import { greetingSuffix } from '../../../../domain/words/time';
import type { AccountDrawer } from '../../../features/session/account/account-drawer';
import { useUser } from '../../../providers/session/session';
import { useNotify } from '../../../ui/notices/notify';
import styles from './header-account.module.css';
import { useNow } from './use-now';

/** The greeting, which opens 'Minha conta' (decision 14). The drawer's code is loaded when it is first opened. */
export function HeaderAccount() {
  const { nome } = useUser();
  const now = useNow();
  const notify = useNotify();
  const greeting = `Olá ${nome}${greetingSuffix(now)}`;
  const [Drawer, setDrawer] = useState<typeof AccountDrawer>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // antd gives the focus back only from a drawer that had slid in completely.
  useEffect(() => {
    if (!open) return undefined;
    const opener = button.current;
    return () => opener?.focus();
  }, [open]);

  async function show() {
    setOpen(true);
    if (Drawer) return;
    try {
      const loaded = await import('../../../features/session/account/account-drawer');
      setDrawer(() => loaded.AccountDrawer);
    } catch (error) {
      console.error('Minha conta could not be loaded', error);
      setOpen(false);
      notify.error(describeFailure('Minha conta não foi aberta', error));
    }
  }

  return (
    <>
      <Button
        ref={button}
        type="text"
        className={`${styles.account}`}
        classNames={{ content: `${styles.greeting}` }}
        aria-haspopup="dialog"
        aria-label={`${greeting} Minha conta`}
        icon={<UserOutlined />}
        styles={{ icon: { fontSize: 'var(--mmv-icon)' } }}
        onClick={() => void show()}
      >
        {greeting}
      </Button>
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
