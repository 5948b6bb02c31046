import { useCall, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { Tabs } from '@marquee/ui/tabs';
import { type ReactNode, useState } from 'react';
import { InvitationLinks } from './invitation-links';
import { Postbacks } from './postbacks';
import { RegisterList } from './register-list';
import { RegisterOne } from './register-one';
import type { RegisterTerms } from './register-terms';

/** `/agentHome/register`: accounts for others, one by one or by a list, and invitation links. */
export default function RegisterPage() {
  const t = useMessages('agent');
  usePageTitle(t('register.title'));
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useCall('agent.registerSettings', {}, { staleMs: 0 });
  return (
    <>
      <PageHeader title={t('register.title')} description={t('register.description')} />
      {!data && error && (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" height="24rem" />}
      {data && <Ways terms={data} />}
    </>
  );
}

function Ways({ terms }: { readonly terms: RegisterTerms }) {
  const t = useMessages('agent');
  const [way, setWay] = useState('one');
  const panel = (title: string, content: ReactNode) => <Panel title={title}>{content}</Panel>;
  return (
    <Tabs
      label={t('register.ways')}
      value={way}
      onValueChange={setWay}
      items={[
        { value: 'one', label: t('register.one'), content: panel(t('register.one'), <RegisterOne terms={terms} />) },
        {
          value: 'list',
          label: t('register.list'),
          content: panel(t('register.list'), <RegisterList terms={terms} />),
        },
        { value: 'links', label: t('register.links'), content: <InvitationLinks terms={terms} /> },
        { value: 'postbacks', label: t('postbacks.tab'), content: <Postbacks /> },
      ]}
    />
  );
}
