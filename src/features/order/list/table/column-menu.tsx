import { LayoutOutlined } from '@ant-design/icons';
import { useRef } from 'react';

import type { Preferences } from '../../../../providers/session/preferences';
import { MenuButton } from '../../parts/menu-button';
import { canBeHidden, columnLabel, type OrderColumn } from './order-columns';

interface ColumnMenuProps {
  /** All that the role has. */
  columns: readonly OrderColumn[];
  look: Preferences['lista_de_pedidos'];
  onChange: (look: Preferences['lista_de_pedidos']) => void;
}

const airy = 'linhas confortáveis';
const compact = 'linhas compactas';

/** 'Colunas': which are shown, and how close the rows stand. It stays open for several choices. */
export function ColumnMenu({ columns, look, onChange }: ColumnMenuProps) {
  const { hidden } = look;
  const button = useRef<HTMLButtonElement>(null);

  function choose(key: string) {
    if (key === airy || key === compact) onChange({ ...look, compact: key === compact });
    else if (hidden.includes(key)) onChange({ ...look, hidden: hidden.filter((it) => it !== key) });
    else onChange({ ...look, hidden: [...hidden, key] });
  }

  return (
    <MenuButton
      name="Colunas"
      icon={<LayoutOutlined aria-hidden />}
      button={button}
      staysOpen
      groups={[
        {
          key: 'columns',
          title: 'Mostrar colunas',
          entries: columns.filter(canBeHidden).map((column) => ({
            key: column,
            label: columnLabel(column),
            choice: 'any',
            chosen: !hidden.includes(column),
          })),
        },
        {
          key: 'density',
          title: 'Linhas',
          entries: [
            { key: airy, label: 'Confortáveis', choice: 'one', chosen: !look.compact },
            { key: compact, label: 'Compactas', choice: 'one', chosen: look.compact },
          ],
        },
      ]}
      onChoose={choose}
    >
      Colunas
    </MenuButton>
  );
}
