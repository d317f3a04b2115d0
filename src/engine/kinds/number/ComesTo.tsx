/** What a sum or a number of another script comes to, beneath the box in which it is typed. */
export const ComesTo = ({ text }: { readonly text: string }) => <bdi dir="ltr">= {text}</bdi>;
