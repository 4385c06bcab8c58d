import { Button } from 'antd';
import { useState } from 'react';

import { describeFailure } from '../../domain/failure';
import { useSession } from '../../providers/session';
import { EmptyState } from '../../ui/empty-state';
import styles from './waiting-notice.module.css';

/** /home while `analise` is false or 'removido' (specification, section 2). */
export function WaitingNotice() {
  const { signOut } = useSession();
  const [failure, setFailure] = useState('');

  function leave() {
    setFailure('');
    signOut().catch((error: unknown) => {
      console.error('Falha no Logout', error);
      setFailure(describeFailure('Você ainda não saiu da sua conta', error));
    });
  }

  return (
    <EmptyState
      title="Seu cadastro está em análise! volte novamente mais tarde..."
      action={
        <>
          <Button type="primary" onClick={leave}>
            SAIR
          </Button>
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        </>
      }
    />
  );
}
