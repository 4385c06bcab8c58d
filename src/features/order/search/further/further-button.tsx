import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import { describeFailure } from '../../../../../domain/outbox/failure';
import { loadCode } from '../../../../providers/page/load-code';
import { useNotify } from '../../../../ui/notices/notify';
import { useControlSize } from '../../../../ui/hooks/use-control-size';
import { furtherWords } from './further-words';
import type { FurtherFields } from './further-fields';

type Fields = typeof FurtherFields;

interface Further {
  /** Their code, once they were opened. */
  Fields: Fields | undefined;
  open: boolean;
  toggle: () => void;
}

/** Whether 'Mais filtros' is open; its code comes with the first click. */
export function useFurther(): Further {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [Fields, setFields] = useState<Fields>();

  async function load() {
    try {
      const { FurtherFields } = await loadCode(() => import('./further-fields'));
      setFields(() => FurtherFields);
      setOpen(true);
    } catch (error) {
      console.error('The further filters could not be loaded', error);
      notify.error(describeFailure(furtherWords.failed, error));
    }
  }
  return { Fields, open, toggle: () => (open ? setOpen(false) : void load()) };
}

interface FurtherButtonProps {
  id: string;
  /** How many of them are at work. */
  count: number;
  open: boolean;
  onClick: () => void;
}

export function FurtherButton({ id, count, open, onClick }: FurtherButtonProps) {
  const size = useControlSize();
  return (
    <Button
      size={size}
      icon={<FilterOutlined aria-hidden />}
      aria-label={furtherWords.button(count)}
      title={furtherWords.button(count)}
      data-count={count === 0 ? undefined : count}
      aria-expanded={open}
      aria-controls={id}
      onClick={onClick}
    >
      {furtherWords.button(count)}
    </Button>
  );
}
