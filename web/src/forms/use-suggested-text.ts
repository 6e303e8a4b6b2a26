import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';

/** Binds a `SuggestField` to its form. The text is typed or a chosen suggestion. */
export function useSuggestedText<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: UseControllerProps<Values, Name>,
) {
  const { field, fieldState } = useController(props);
  const { onChange, name, ref, onBlur, value } = field;
  return { name, ref, onBlur, value, onText: onChange, error: fieldState.error?.message };
}
