import { Money, Panel } from '@marquee/ui';
import { ResultChart } from '@marquee/ui/chart';
import { useLook } from '../look';
import { Story } from '../story';
import { currencyOf } from './samples';

const RESULTS = [120, -45.5, 0, 310, -180, 24, 95, -12.25, 60, 410.75];

export function ChartStory() {
  const { brand } = useLook();
  const currency = currencyOf(brand);
  const bars = RESULTS.map((value, at) => ({
    id: String(at),
    label: `${at + 1} March 2026`,
    value,
    text: String(value),
  }));
  return (
    <Story id="chart" title="Chart of results">
      <Panel>
        <ResultChart
          label="Result over time"
          bars={bars}
          tickText={String}
          readout={({ label, text }) => (
            <>
              {label} <Money amount={text} currency={currency} locale="en" signed tone="result" size="lg" />
            </>
          )}
        />
      </Panel>
    </Story>
  );
}
