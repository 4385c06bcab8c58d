import { EllipsisOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';

import { MenuButton } from '../../parts/menu-button';
import { useNarrowerThan } from '../../../../ui/hooks/use-narrower-than';

/** Something that can be done with the chosen orders. */
export interface PickedAct {
  key: string;
  label: string;
  danger?: boolean;
  act: () => void;
}

interface PickedActsProps {
  acts: readonly PickedAct[];
  /** None is chosen. */
  disabled: boolean;
}

/** Where the page is narrower, what is done less often goes into a menu, on a phone all but the first: the bar has one line. */
const allFrom = 1040;
const twoFrom = 576;

/** The buttons of what can be done with the chosen orders. */
export function PickedActs({ acts, disabled }: PickedActsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const page = useRef(document.querySelector('main'));
  const narrow = useNarrowerThan(page, allFrom);
  const phone = useNarrowerThan(page, twoFrom);
  const beside = narrow ? acts.slice(0, phone ? 1 : 2) : acts;
  const inMenu = acts.slice(beside.length);
  const run = ({ act }: PickedAct) => {
    if (!disabled) act();
  };
  return (
    <>
      {beside.map((one, at) => (
        <Button
          key={one.key}
          type={at === 0 ? 'primary' : 'default'}
          danger={one.danger ?? false}
          aria-disabled={disabled}
          onClick={() => run(one)}
        >
          {one.label}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <MenuButton
          name="Mais ações"
          icon={<EllipsisOutlined aria-hidden />}
          button={button}
          groups={[{ key: 'acts', entries: inMenu }]}
          onChoose={(key) => {
            const chosen = inMenu.find((one) => one.key === key);
            if (chosen) run(chosen);
          }}
        >
          Mais
        </MenuButton>
      )}
    </>
  );
}
