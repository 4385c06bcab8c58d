import { Button, Result } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { routes } from '../../../config/routes';
import { useSession } from '../../../providers/session/session';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import styles from './thanks.module.css';

interface ThanksProps {
  title: string;
  text: ReactNode;
  /** Absent if the page was opened without a registration. */
  popup?: { title: string; message: string } | undefined;
  /** More buttons, the most likely first. */
  children?: ReactNode;
}

/** The page after a registration: the popup and the logout button (§2). */
export function Thanks({ title, text, popup, children }: ThanksProps) {
  const [read, setRead] = useState(false);
  const { signOut, signOutFailed } = useSession();
  const navigate = useNavigate();

  async function leave() {
    if (await signOut()) void navigate(routes.signIn);
  }

  return (
    <>
      <Result
        status={popup ? 'success' : 'info'}
        title={<h1 className={styles.title}>{title}</h1>}
        subTitle={text}
        extra={
          <div className={`wrap ${styles.ways}`}>
            {children}
            <Button
              type={children ? 'default' : 'primary'}
              size="large"
              onClick={() => void leave()}
            >
              SAIR / LOGOUT
            </Button>
          </div>
        }
      />
      <p className={styles.failure} role="alert">
        {signOutFailed && 'Falha no Logout. Tente de novo.'}
      </p>
      {popup && !read && <AlertDialog {...popup} onClose={() => setRead(true)} />}
    </>
  );
}
