import { can } from '../../../../domain/session/access';
import { useUser } from '../../../providers/session/session';
import { Dialog } from '../../../ui/dialogs/dialog';
import styles from './key-list.module.css';

interface KeyListProps {
  open: boolean;
  onClose: () => void;
}

const keys: readonly [keys: readonly string[], what: string][] = [
  [['/'], 'Ir para a busca ou o primeiro filtro'],
  [['j', 'k'], 'Ir para o próximo ou o anterior da lista'],
  [['Enter'], 'Abrir ou fechar onde você está'],
  [['f'], 'Ampliar a foto do produto em que você está'],
  [['Esc'], 'Fechar uma janela ou uma lista de sugestões'],
  [['?'], 'Mostrar esta lista'],
];
const approval: (typeof keys)[number] = [['a'], 'Aprovar onde você está'];

/** The dialog that lists the keyboard shortcuts. */
export function KeyList({ open, onClose }: KeyListProps) {
  const user = useUser();
  const shown = can(user, 'moveOrders') ? [...keys, approval] : keys;
  return (
    open && (
      <Dialog title="Atalhos do teclado" footer={null} onClose={onClose}>
        <dl className={styles.keys}>
          {shown.map(([names, what]) => (
            <div key={what}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className={`small ${styles.how}`}>
          Os atalhos valem fora dos campos. Para desligá-los, abra “Minha conta”.
        </p>
      </Dialog>
    )
  );
}
