import names from '@marquee/contract/lottery/messages/en.json';
import texts from './en.json';
import { withNames } from './with-names';

/** The English texts of the lotteries, as their pages load them. */
export const english = withNames(texts, names);
