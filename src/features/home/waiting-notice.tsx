import { Button } from 'antd';

import { useSession, useUser } from '../../providers/session/session';
import { WaitingState } from '../../ui/states/waiting-state';
import styles from './waiting-notice.module.css';

/** /home while `analise` is false or 'removido' (§2). */
export function WaitingNotice() {
  const { signOut, signOutFailed } = useSession();
  const { analise } = useUser();
  return (
    <WaitingState
      title="Seu cadastro está em análise! volte novamente mais tarde..."
      removed={analise === 'removido'}
      action={
        <>
          <Button type="primary" onClick={() => void signOut()}>
            SAIR
          </Button>
          <p className={styles.failure} role="alert">
            {signOutFailed && 'Você ainda não saiu da sua conta. Tente de novo.'}
          </p>
        </>
      }
    />
  );
}
