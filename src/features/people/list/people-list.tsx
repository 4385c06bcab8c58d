import { useCallback } from 'react';

import { ListScreen } from '../../../list/list-screen';
import { useAddressValues } from '../../../providers/page/address/use-address-values';
import { SameCnpjProvider } from '../../../providers/people/use-same-cnpj';
import { usePreference } from '../../../providers/session/preferences';
import { lazyDialog } from '../../../ui/late/lazy-dialog';
import { PeopleActsProvider } from './people-acts';
import { personAddress } from './people-filters';
import type { ListOfPeople } from './people-lists';

const PersonDrawer = lazyDialog({
  load: async () => (await import('../person/person-drawer')).PersonDrawer,
  failure: 'O cadastro não foi aberto',
});

/** The administrator's list of people with its filters. */
export function PeopleList({ list: main }: { list: ListOfPeople }) {
  const [place, change] = useAddressValues(personAddress);
  const list = (place.situation === 'removidos' && main.removed) || main;
  const [look, changeLook] = usePreference('lista_de_cadastros');
  const close = useCallback(() => change({ person: '' }), [change]);
  const open = useCallback((person: string) => change({ person }), [change]);
  return (
    <PeopleActsProvider onOpen={open}>
      <SameCnpjProvider>
        <ListScreen
          key={String(list.of.state)}
          list={list}
          place={place}
          change={change}
          look={{ cards: !look.table }}
          changeLook={({ cards }) => changeLook({ table: !cards })}
        />
      </SameCnpjProvider>
      <PersonDrawer needed={place.person !== ''} uid={place.person} onClose={close} />
    </PeopleActsProvider>
  );
}
