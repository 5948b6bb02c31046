import { Button } from '@marquee/ui';
import { DateRange, type DateRangeValue } from '@marquee/ui/date-range';
import { Download } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { Pagination } from '@marquee/ui/table';
import { Tabs } from '@marquee/ui/tabs';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { State, Story } from '../story';

const presets = [
  { id: 'today', label: 'Today', from: '2026-11-21', to: '2026-11-21' },
  { id: 'yesterday', label: 'Yesterday', from: '2026-11-20', to: '2026-11-20' },
  { id: 'week', label: '7 days', from: '2026-11-15', to: '2026-11-21' },
];

export function NavigationStory() {
  const [tab, setTab] = useState('bets');
  const [loginTab, setLoginTab] = useState('user');
  const [page, setPage] = useState(6);
  const [range, setRange] = useState<DateRangeValue>({ preset: 'custom', from: '2026-11-01', to: '2026-11-21' });
  return (
    <Story id="navigation" title="Tabs, pages, dates">
      <PageHeader
        title="Betting record"
        description="Times are in GMT+6."
        actions={<Button icon={<Download />}>Export CSV</Button>}
      />
      <div className={styles.full}>
        <Tabs
          label="Records"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'bets', label: 'Bets', count: 312, content: 'Settled and open bets.' },
            { value: 'rounds', label: 'Rounds', content: 'One line for each round.' },
            { value: 'closed', label: 'Closed', disabled: true },
          ]}
        />
      </div>
      <State name="Pill tabs">
        <Tabs
          label="Sign in by"
          appearance="pill"
          value={loginTab}
          onValueChange={setLoginTab}
          items={[
            { value: 'user', label: 'User name' },
            { value: 'mobile', label: 'Mobile' },
          ]}
        />
      </State>
      <State name="Dates">
        <DateRange
          label="Period"
          presets={presets}
          value={range}
          onValueChange={setRange}
          customLabel="Custom"
          fromLabel="From"
          toLabel="To"
        />
      </State>
      <div className={styles.full}>
        <Pagination
          label="Pages"
          previousLabel="Previous"
          nextLabel="Next"
          pageLabel={(number) => `Page ${number}`}
          page={page}
          pageCount={16}
          onPageChange={setPage}
          summary="101-120 of 312"
        />
      </div>
    </Story>
  );
}
