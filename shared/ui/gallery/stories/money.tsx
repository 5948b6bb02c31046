import { Badge, Button, IconButton, Money, Panel } from '@marquee/ui';
import { Eye, EyeOff } from '@marquee/ui/icons';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { useLook } from '../look';
import { Story } from '../story';
import { currencyOf } from './samples';

export function MoneyStory() {
  const { brand } = useLook();
  const currency = currencyOf(brand);
  const [hidden, setHidden] = useState(false);
  return (
    <Story id="money" title="Money and panels">
      <div className={styles.form}>
        <Panel
          tone="raised"
          title="Balance"
          actions={
            <IconButton
              size="sm"
              label="Hide balance"
              pressed={hidden}
              icon={hidden ? <EyeOff /> : <Eye />}
              onClick={() => setHidden(!hidden)}
            />
          }
        >
          <Money
            amount="128450.75"
            currency={currency}
            locale="en"
            size="hero"
            hidden={hidden}
            hiddenLabel="Balance hidden"
          />
        </Panel>
        <Panel title="Today" description="Net position since midnight, GMT+6">
          <p>
            <Money amount="2310.4" currency={currency} locale="en" signed tone="result" size="lg" />
          </p>
          <p>
            <Money amount="-845.25" currency={currency} locale="en" signed tone="result" size="lg" />
          </p>
          <p>
            <Money amount="99999999999.999" currency={currency} locale="bn" tone="muted" />
          </p>
        </Panel>
        <Panel tone="accent" title="First deposit" actions={<Badge tone="success">Open</Badge>}>
          <p>Doubled up to 10,000 with a wagering requirement of 8 times.</p>
          <Button variant="primary" size="sm">
            Claim
          </Button>
        </Panel>
        <Panel tone="sunken" title="Sunken" padding="sm">
          For what lies behind the panel around it.
        </Panel>
      </div>
    </Story>
  );
}
