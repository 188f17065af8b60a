import {
  data,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { SUTRA_NAMES } from "#domain/ganita/sutra-names.data.ts";
import { Calculator } from "./calculator.tsx";
import { type KnownSutra, sutraAt } from "./sutra-texts.ts";
import "./calculator.css";

/** Fetches what is told of the calculator; an unknown one has no page. */
export async function clientLoader({ params }: { params: { calculator?: string } }) {
  const known = await sutraAt(params.calculator ?? "");
  if (known === null) throw data(null, { status: 404 });
  return known;
}

// Other numbers and other steps are the same page.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ loaderData }: Pick<MetaArgs<typeof clientLoader>, "loaderData">) {
  if (!loaderData) return [{ title: "Page Not Found. Shabda Gyan" }];
  const { name, iast, meaning } = SUTRA_NAMES[loaderData.path];
  return [
    { title: `${name}. Shabda Gyan` },
    { name: "description", content: `${iast}, ${meaning}: a calculator that shows its working.` },
  ];
}

export default function CalculatorPage() {
  const known = useLoaderData<KnownSutra>();
  return <Calculator key={known.path} {...known} />;
}
