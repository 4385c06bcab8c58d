import {
  maxFiltersLength,
  maxViewNameLength,
  type StoredView,
} from '../../domain/order/search/saved-view';
import { all, any, either, exists, is, isnt, matches, not } from '../language/condition';
import { code } from '../language/expression';
import { stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me } from '../session/caller';
import {
  anything,
  holdsNoLink,
  plain,
  recordWith,
  requestKey,
  text,
  wholeNumber,
} from '../values/values';

const isOwner = all(is(me, code('$uid')), any(can('ordersOfAll'), can('ordersOfSeller')));

/** The keys of `maxSavedViews` views, which limits their number. */
const isViewPlace = matches(code('$visao'), /^([0-9]|1[0-9])$/);

const followsOnStored = all(
  is(written`anterior`, either(exists(stored), stored`mudanca`, '')),
  isnt(written`mudanca`, stored`mudanca`),
);

const viewFields = {
  nome: { validate: all(plain(1, maxViewNameLength), holdsNoLink) },
  // The characters of a query string.
  filtros: { validate: all(text(0, maxFiltersLength), matches(written, /^[!-~]*$/)) },
  mudanca: { validate: requestKey },
  anterior: { validate: anything },
} satisfies Record<keyof StoredView, RuleNode>;

/**
 * `visoes/{uid}/{lugar}`: a person's views of a list of orders. `vistos`: the highest order number among the quotes
 * they have seen.
 */
export const savedViews: RuleNode = {
  children: {
    $uid: {
      read: allow('Only the owner.', isOwner),
      children: {
        vistos: {
          write: allow(
            'Decision 80: all devices of a person know which new quotes they have seen.',
            isOwner,
            exists(written),
          ),
          validate: wholeNumber(0, 1_000_000_000),
        },
        $visao: {
          write: allow(
            'The owner: a change names the one before it, so if two devices write, the slower is refused.',
            isOwner,
            any(not(exists(written)), followsOnStored),
          ),
          validate: all(
            isViewPlace,
            recordWith<StoredView>('nome', 'filtros', 'mudanca', 'anterior'),
          ),
          children: viewFields,
        },
      },
    },
  },
};
