import { DisconnectOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';

import { keepFocus } from '../hooks/use-keep-focus';

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
    <Flex ref={keepFocus} wrap align="center" gap="4px 8px" style={{ minWidth: 150 }}>
      <Tag
        icon={<DisconnectOutlined aria-hidden />}
        color="warning"
        style={{ margin: 0, whiteSpace: 'normal' }}
      >
        {what} aguardando conexão
      </Tag>
      {onCancel && (
        <Button aria-label={`Cancelar ${what} (${of})`} onClick={onCancel}>
          Cancelar
        </Button>
      )}
    </Flex>
  );
}
