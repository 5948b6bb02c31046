import type { PromotionCard } from '@marquee/contract/calls/promotions';
import { useMessages, useSessionActions } from '@marquee/kit';
import { buttonClass } from '@marquee/ui';
import { Link } from 'react-router-dom';
import { SCREEN_TARGETS } from './screen-targets';

interface TakePartProps {
  readonly promotion: PromotionCard;
  /** Of the promotion: where joining, applying and entering a code take place. */
  readonly page: string;
  readonly isBlock?: boolean;
}

/** The link to what the member does next; guests are asked to log in first. Renders nothing where nothing leads on. */
export function TakePart({ promotion: { action, screen, title, promotionId }, page, isBlock = false }: TakePartProps) {
  const t = useMessages('promotions');
  const { requireRealAccount } = useSessionActions();
  const to = targetOf();
  if (action === null || to === null) return null;
  return (
    <Link
      to={to}
      className={buttonClass({ variant: 'primary', block: isBlock })}
      aria-label={`${t(`promotion.action.${action}`)}: ${title}`}
      onClick={(event) => {
        if (!requireRealAccount()) event.preventDefault();
      }}
    >
      {t(`promotion.action.${action}`)}
    </Link>
  );

  function targetOf(): string | null {
    if (action === 'deposit') return `/member/deposit?promotion=${promotionId}`;
    if (action === 'open') return screen && SCREEN_TARGETS[screen];
    return page;
  }
}
