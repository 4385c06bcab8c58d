import DisconnectOutlined from '@ant-design/icons-svg/es/asn/DisconnectOutlined';

import { keepFocus } from '../hooks/keep-focus';
import { RowButton } from '../list/row-button';
import { Icon } from '../pieces/icon';
import { Mark } from '../pieces/mark';
import { rem } from '../theme/rem';

interface WaitingMarkProps {
  /** Such as 'Aprovação'. */
  what: string;
  /** Whose it is: 'pedido 12'. */
  of: string;
  /** Absent where it may have been sent already. */
  onCancel?: (() => void) | undefined;
}

/** In the place of the buttons: what was asked for and waits for the connection. */
export function WaitingMark({ what, of, onCancel }: WaitingMarkProps) {
  return (
    // A column of the orders' table is no wider than its content must be.
    <div ref={keepFocus} className="wrap" style={{ alignItems: 'center', minWidth: rem(150) }}>
      <Mark tone="warning" wraps icon={<Icon of={DisconnectOutlined} />}>
        {what} aguardando conexão
      </Mark>
      {onCancel && (
        <RowButton aria-label={`Cancelar ${what} (${of})`} onClick={onCancel}>
          Cancelar
        </RowButton>
      )}
    </div>
  );
}
