import { Checkbox, RadioGroup, Segmented, Switch } from '@marquee/ui/choice';
import { Moon, Smartphone, Sun, Wallet } from '@marquee/ui/icons';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { State, Story } from '../story';

export function ChoiceStory() {
  const [channel, setChannel] = useState('wallet');
  const [theme, setTheme] = useState('dark');
  return (
    <Story id="choice" title="Choices">
      <State name="Checkbox, switch">
        <div className={styles.form}>
          <Checkbox
            defaultChecked
            label={
              <>
                I am 18 or older and accept the <a href="#choice">terms</a>
              </>
            }
          />
          <Checkbox label="Remember me for 24 hours" error="Please accept the terms" />
          <Switch label="Live updates" defaultChecked />
          <Switch label="Sounds" disabled />
        </div>
      </State>
      <div className={styles.full}>
        <RadioGroup
          legend="Channel"
          appearance="card"
          value={channel}
          onValueChange={setChannel}
          options={[
            { value: 'wallet', label: 'Mobile wallet', hint: 'Within a minute', icon: <Smartphone size={20} /> },
            { value: 'bank', label: 'Bank transfer', hint: 'Up to 30 minutes', icon: <Wallet size={20} /> },
            { value: 'card', label: 'Card', hint: 'Not available', disabled: true },
          ]}
        />
      </div>
      <State name="Segmented">
        <Segmented
          label="Theme"
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'dark', label: 'Dark', icon: <Moon /> },
            { value: 'light', label: 'Light', icon: <Sun /> },
          ]}
        />
      </State>
    </Story>
  );
}
