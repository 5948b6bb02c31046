export { Checkbox, type CheckboxProps } from './checkbox';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';
export { Segmented, type SegmentedProps } from './segmented';
export { Switch, type SwitchProps } from './switch';
