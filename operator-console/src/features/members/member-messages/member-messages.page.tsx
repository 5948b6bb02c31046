import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrandPage } from '../../../lib/brand/brand-page';
import layout from '../../../lib/layout/page.module.css';
import { BroadcastList } from './broadcast-list';
import { BroadcastView } from './broadcast-view';

/** `/member-messages/:brand`: what operators write to members. The message is kept in the address. */
export default function MemberMessagesPage() {
  const t = useMessages('console');
  const [search, setSearch] = useSearchParams();
  // An id of its own for each draft that is begun here: a save that is repeated writes one.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const broadcastId = search.get('message');
  const open = (id: string) => setSearch({ message: id });
  return (
    <BrandPage
      className={layout.page}
      title={t('broadcasts.title')}
      description={t('broadcasts.description')}
      addressOf={(brand) => `/member-messages/${brand}`}
    >
      {(brand) =>
        broadcastId === null ? (
          <BroadcastList brand={brand} onOpen={open} onNew={() => open(newId)} />
        ) : (
          <>
            <Button
              variant="ghost"
              onClick={() => {
                setNewId(crypto.randomUUID());
                setSearch({});
              }}
            >
              {t('broadcasts.back')}
            </Button>
            <BroadcastView
              key={`${brand} ${broadcastId}`}
              brand={brand}
              broadcastId={broadcastId}
              isNew={broadcastId === newId}
            />
          </>
        )
      }
    </BrandPage>
  );
}
