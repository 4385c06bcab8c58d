import {
  askings,
  freights,
  maxTermLength,
  maxTerms,
  termNames,
  termSeparator,
  type Asking,
  type Terms,
  type TermSettings,
} from '../../../domain/order/quote/terms';
import {
  all,
  any,
  contains,
  exists,
  hasChildren,
  isAtLeast,
  isnt,
  isText,
  matches,
  not,
  type Condition,
} from '../../language/condition';
import { plus, type Place } from '../../language/expression';
import { before, written, writtenIn } from '../../language/place';
import { allow, type RuleNode } from '../../language/rule-node';
import { can } from '../../session/caller';
import { holdsNoLink, isoDay, oneOf, plain, text } from '../../values/values';
import { twoDigits } from './moment';
import { edited } from '../recorded';

/** Up to `maxTerms` names between separators: rules can't search a list, but they can search a text. */
const names = {
  validate: all(
    plain(0, (maxTermLength + 1) * maxTerms + 1),
    matches(written, new RegExp(`^[|]([^|]+[|]){1,${maxTerms}}$`)),
    holdsNoLink,
  ),
};

const asking = oneOf(askings);
const offers = (list: 'pagamentos' | 'transportadoras') =>
  all(asking, exists(writtenIn('condicoes')`${list}`));

const askedFor = {
  pagamento: { validate: offers('pagamentos') },
  frete: { validate: asking },
  transportadora: { validate: offers('transportadoras') },
  entrega: { validate: asking },
} satisfies Record<keyof Terms, RuleNode>;

/** `condicoes`: the terms that the administrator offers and asks for (decision 116). */
export const termSettings: RuleNode = {
  why: 'The payment terms and carriers to choose from, and whether a quote is asked for each term or needs it.',
  read: allow('Decision 116: everybody who fills a cart.', can('useCart')),
  write: allow('Decision 116: the administrator.', can('administer')),
  validate: hasChildren(written),
  children: {
    pagamentos: names,
    transportadoras: names,
    pede: { validate: hasChildren(written), children: askedFor },
  } satisfies Record<keyof TermSettings, RuleNode>,
};

const isNameIn = (list: 'pagamentos' | 'transportadoras'): Condition =>
  all(
    isText(written),
    not(contains(written, termSeparator)),
    contains(before`condicoes/${list}`, plus(termSeparator, written, termSeparator)),
  );

const quando = writtenIn('$numero')`quando`;
const day = plus(quando`ano`, '-', twoDigits(quando`mes`), '-', twoDigits(quando`dia`));

/** The order has the terms that the administrator requires. */
export function hasRequiredTerms(order: Place): Condition {
  return all(
    ...termNames.map((name) =>
      any(
        isnt(before`condicoes/pede/${name}`, 'exige' satisfies Asking),
        exists(order`condicoes/${name}`),
      ),
    ),
  );
}

/** `condicoes` of an order. */
export const orderTerms: RuleNode = edited(
  {
    why: "The terms as chosen: one of the administrator's names at that moment, so a name removed later can still be read.",
    validate: all(hasChildren(written), exists(before`condicoes/pede`)),
    children: {
      pagamento: { validate: isNameIn('pagamentos') },
      frete: { validate: matches(written, new RegExp(`^[${Object.keys(freights).join('')}]$`)) },
      transportadora: { validate: isNameIn('transportadoras') },
      entrega: { validate: all(matches(written, isoDay), isAtLeast(written, day)) },
    } satisfies Record<keyof Terms, RuleNode>,
  },
  hasRequiredTerms(writtenIn('$numero')),
);

/** The terms of a cart or a list: any texts, because only a sent quote must have the administrator's names. */
export const draftTerms: RuleNode = {
  validate: hasChildren(written),
  children: Object.fromEntries(
    termNames.map((name) => [name, { validate: text(1, maxTermLength) }]),
  ),
};
