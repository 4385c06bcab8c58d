import { useId } from 'react';

import { ownFieldsOf } from '../../../../domain/people/contact-change';
import { isSeller } from '../../../../domain/people/user';
import { can } from '../../../../domain/session/access';
import { useUser } from '../../../providers/session/session';
import { each, leftOut } from '../../../ui/pieces/fields';
import { LabelList } from '../label-list';
import { entryFields, ownContactFields } from '../person-fields';
import { ContactEditor } from './contact-editor';
import styles from './person.module.css';
import { personWords } from './person-words';

/** In 'Minha conta': contacts that approved people correct themselves (decision 82). */
export function OwnContacts() {
  const user = useUser();
  const id = useId();
  const fields = can(user, 'browseCatalog') ? ownFieldsOf(user) : [];
  if (fields.length === 0) return null;
  return (
    <section className={`${styles.page} ${styles.own}`} aria-labelledby={id}>
      <h2 id={id} className="heading">
        {personWords.own}
      </h2>
      <ContactEditor person={user} fields={fields} edit={personWords.editOwn}>
        <LabelList
          fields={entryFields}
          placed={{ ...ownContactFields, ...(isSeller(user) && each(leftOut, 'endereco')) }}
          of={user}
        />
      </ContactEditor>
    </section>
  );
}
