import DisconnectOutlined from '@ant-design/icons-svg/es/asn/DisconnectOutlined';

import { keepFocus } from '../hooks/keep-focus';
import { RowButton } from '../list/row-button';
import { Icon } from '../pieces/icon';
import { Mark } from '../pieces/mark';
import { rem } from '../theme/rem';

interface WaitingMarkProps {
  /** The action, such as 'Aprovação'. */
  what: string;
  /** The order: 'pedido 12'. */
  of: string;
  /** Absent if the request may already be sent. */
  onCancel?: (() => void) | undefined;
}

/** Replaces the buttons while a request waits for the connection. */
export function WaitingMark({ what, of, onCancel }: WaitingMarkProps) {
  return (
    // A column of the orders' table is no wider than its content.
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
