import { type RecipeName, wholeRecipe } from '@marquee/contract/fairness/recipes';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useMessages } from '@marquee/kit';
import { CodeBlock } from '@marquee/ui/copy-field';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import styles from './fairness.module.css';

const RECIPE_OF: Partial<Readonly<Record<LotteryShape, RecipeName>>> = {
  'five-digit': 'fiveDigit',
  pk10: 'pk10',
  k3: 'k3',
  'eleven-five': 'elevenFive',
  lucky28: 'lucky28',
  'mark-six': 'markSix',
  'vn-south': 'vietnam18',
  'vn-north': 'vietnam27',
};

/** How the draws of a lottery are computed, whole: enough to do it by another tool. */
export function Recipe({ shape }: { readonly shape: LotteryShape }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const name = RECIPE_OF[shape];
  if (!name) return null;
  return (
    <section className={styles.panel}>
      <h2>
        {t('fairness.recipe.title')}: {t(`shape.${shape}`)}
      </h2>
      {(['lead', 'text', 'draw', 'steps'] as const).map((key) => (
        <p key={key} className={styles.note}>
          {t(`fairness.recipe.${key}`)}
        </p>
      ))}
      <CodeBlock>{wholeRecipe(name)}</CodeBlock>
    </section>
  );
}
