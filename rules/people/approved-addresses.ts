import { is, isText } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';

const uid = code('$uid');

/** `emailsaprovados`: the address with which a person was approved; nobody changes it for themselves. */
export const approvedAddresses: RuleNode = {
  why: 'Where mails may go though the address was never verified. Only the endpoints read it.',
  children: {
    $uid: {
      write: allow(
        "§4: comes with the administrator's approval and is the address that the record has then.",
        isText(written),
        can('administer'),
        is(written, before`usuarios/${uid}/email`),
        is(written, after`usuarios/${uid}/email`),
        is(after`usuarios/${uid}/analise`, true),
      ),
    },
  },
};
