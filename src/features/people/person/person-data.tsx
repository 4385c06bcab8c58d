import { type Endereco, type User, isCustomer } from '../../../../domain/people/user';
import { withoutSeconds } from '../../../../domain/words/time';
import { MailLink, PhoneLinks } from '../../../ui/pieces/contact-links';
import { CnpjValue, SameCnpjMark } from '../cnpj-value';
import { LabelList } from '../label-list';
import { RemovalReason } from '../removal-reason';
import { stateWords } from './person-words';

const nothing = '—';

/** All that is stored of a person but a password. */
export function PersonData({ person }: { person: User }) {
  const { uid, nome, cargo, email, celular, telefone, endereco, analise } = person;
  const customer = isCustomer(person);
  const phone = (number = '') => (number ? <PhoneLinks number={number} of={nome} /> : nothing);
  return (
    <>
      <LabelList
        rows={[
          ['Código', person.cod],
          ['Situação', stateWords.get(analise)],
          ...(analise === 'removido'
            ? ([
                ['Removido em', withoutSeconds(person.removido ?? nothing)],
                ['Motivo', <RemovalReason key="why" uid={uid} />],
              ] as const)
            : []),
          ['Criado em', person.createat],
          ['Último login', person.ultimologin],
          ...(customer ? ([['CNPJ', <CnpjValue key="cnpj" person={person} />]] as const) : []),
          ['Nome', nome],
          ...(customer ? ([['Cargo', cargo || nothing]] as const) : []),
          ['E-mail', <MailLink key="email" email={email} />],
          ['Celular', phone(celular)],
          ...(customer
            ? ([
                ['Telefone fixo', phone(telefone)],
                ['Endereço', endereco ? addressText(endereco) : nothing],
              ] as const)
            : []),
        ]}
      />
      {customer && <SameCnpjMark person={person} />}
    </>
  );
}

export function addressText({
  logradouro,
  numero,
  complemento,
  bairro,
  cidade,
  estado,
  cep,
}: Endereco): string {
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ');
  return [street, bairro, [cidade, estado].filter(Boolean).join('/'), cep]
    .filter(Boolean)
    .join(' · ');
}
