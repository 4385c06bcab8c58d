import { ThunderboltOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useControlSize } from '../../ui/hooks/use-control-size';
import { useOpener } from './quick-order';

/** Opens quick order, and shows how many lines it holds. */
export function QuickOrderButton({ block = false }: { block?: boolean }) {
  const { open, waiting } = useOpener();
  const size = useControlSize();
  return (
    <Button
      size={size}
      block={block}
      icon={<ThunderboltOutlined aria-hidden />}
      aria-haspopup="dialog"
      onClick={open}
    >
      Pedido rápido
      {waiting > 0 && (
        <>
          {` (${waiting})`}
          <span className="visually-hidden">
            {' '}
            {waiting === 1 ? 'linha espera' : 'linhas esperam'}
          </span>
        </>
      )}
    </Button>
  );
}
