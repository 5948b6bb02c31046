import type { ViewPage } from '@marquee/contract/agent-views';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useState } from 'react';
import { useIsOwner } from '../office/use-is-owner';
import { ViewList } from './view-list';

/** Reports that the agent has saved, to open, rename and delete, and this page with its filters to be saved. Sub-users have none. */
export function SavedViews({ page }: { readonly page: ViewPage }) {
  const t = useMessages('agent');
  const isOwner = useIsOwner();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOwner) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('views.title')}</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('views.title')} closeLabel={t('views.close')}>
        <ViewList page={page} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
