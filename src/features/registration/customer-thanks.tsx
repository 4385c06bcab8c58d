import { Button } from 'antd';
import { useState } from 'react';

import { AlertDialog } from '../../ui/alert-dialog';
import styles from './customer-thanks.module.css';
import { useLeave } from './use-leave';

interface CustomerThanksProps {
  /** Empty when the page was opened without having registered. */
  nome: string;
}

/** /obrigadocadastro: the popup, and the way out until the administrator has approved. */
export function CustomerThanks({ nome }: CustomerThanksProps) {
  const [greeted, setGreeted] = useState(nome === '');
  const { failed, leave } = useLeave();
  return (
    <>
      <section className={styles.thanks}>
        <h1 className={styles.title}>Obrigado pelo cadastro!</h1>
        <p>Seu cadastro está em análise. Você receberá um e-mail assim que ele for aprovado.</p>
        <Button type="primary" size="large" onClick={leave}>
          SAIR / LOGOUT
        </Button>
        <p className={styles.failure} role="alert">
          {failed && 'Falha no Logout. Tente de novo.'}
        </p>
      </section>
      {!greeted && (
        <AlertDialog
          title={`Olá ${nome}`}
          message="Seu cadastro foi realizado com sucesso."
          onClose={() => setGreeted(true)}
        />
      )}
    </>
  );
}
