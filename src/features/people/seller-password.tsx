import { usePassword, useStalePasswords } from '../../providers/people/passwords';
import { WarningMark } from '../../ui/states/warning-mark';
import styles from './list/people-cards.module.css';

/** A seller's stored password (§9), marked where it is not the account's any more, or where that is not known. */
export function SellerPassword({ uid }: { uid: string }) {
  const password = usePassword(uid);
  const stale = useStalePasswords();
  if (password.status === 'loading') return '…';
  if (password.status === 'failed') return 'não pôde ser lida';
  if (password.data === null) return '—';
  return (
    <>
      <span className={styles.value} title={password.data}>
        {password.data}
      </span>
      {stale.status === 'ready' && stale.data.has(uid) && (
        <WarningMark title="A senha da conta foi trocada depois que esta foi salva. Uma troca em Minha conta salva a nova aqui.">
          não é mais a atual
        </WarningMark>
      )}
      {stale.status === 'failed' && (
        <WarningMark title="Não foi possível conferir se esta ainda é a senha da conta. Abra a lista de novo.">
          não conferida
        </WarningMark>
      )}
    </>
  );
}
