import { Button } from 'antd';
import { useRef } from 'react';

import { useKeepFocus } from '../../../../ui/hooks/use-keep-focus';

interface MoreRowsProps {
  /** Of the table. */
  title: string;
  onMore: () => void;
}

/** 'Mostrar mais'; gone with the last rows, when the focus goes to the section around it. */
export function MoreRows({ title, onMore }: MoreRowsProps) {
  const place = useRef<HTMLSpanElement>(null);
  useKeepFocus(place);
  return (
    <span ref={place}>
      <Button size="small" onClick={onMore}>
        Mostrar mais<span className="visually-hidden">: {title}</span>
      </Button>
    </span>
  );
}
