import { useNotify } from '../../notices/notify';
import styles from './stock-alert-button.module.css';

interface StockAlertButtonProps {
  /** The product's name. */
  name: string;
  isWanted: boolean;
  isPending: boolean;
  /** Throws an error with a sentence. */
  change: (wanted: boolean) => Promise<unknown>;
}

/** Asks for a mail when a product without stock has some again, or takes that back. */
export function StockAlertButton({ name, isWanted, isPending, change }: StockAlertButtonProps) {
  const notify = useNotify();
  const toggle = () =>
    change(!isWanted).catch((error: unknown) => notify.error((error as Error).message));
  return (
    <button
      type="button"
      className={`plain ${styles.alert}`}
      aria-label={isWanted ? `Aviso pedido: ${name}. Retirar` : `Avise-me: ${name}`}
      title={isWanted ? 'Retirar o aviso' : 'Receber um e-mail quando voltar ao estoque'}
      data-wanted={isWanted}
      // Disabled buttons lose the focus.
      aria-disabled={isPending}
      onClick={() => !isPending && void toggle()}
    >
      {isWanted ? 'Aviso pedido' : 'Avise-me'}
    </button>
  );
}
