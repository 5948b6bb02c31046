import type { ViewPage } from '@marquee/contract/agent-views';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Flyout } from '@marquee/ui/flyout';
import { ChevronDown } from '@marquee/ui/icons';
import { useIsOwner } from '../office/use-is-owner';
import { ViewList } from './view-list';

/** Reports that the agent keeps, to open, rename and delete, and this page with its filters to be kept. Sub-users keep none. */
export function KeptViews({ page }: { readonly page: ViewPage }) {
  const t = useMessages('agent');
  const isOwner = useIsOwner();
  if (!isOwner) return null;
  return (
    <Flyout
      label={t('views.title')}
      align="end"
      trigger={(props) => (
        <Button {...props} icon={<ChevronDown />}>
          {t('views.title')}
        </Button>
      )}
    >
      {(close) => <ViewList page={page} onClose={close} />}
    </Flyout>
  );
}
