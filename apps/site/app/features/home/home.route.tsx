import type { LoaderFunctionArgs } from "react-router";
import { loadRichText } from "../../content/lazy-rich-text.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import {
  aboutUsQuery,
  clientsQuery,
  homePageQuery,
  impactsQuery,
  partnersQuery,
  testimonialsQuery,
} from "../../queries/agency.ts";
import { servicePreviewQuery } from "../../queries/our-services.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { useContacts } from "../../queries/contacts.ts";
import { useSocialLinks } from "../../queries/social-medias.ts";
import { AboutPreview } from "./about-preview.tsx";
import { Clients } from "./clients.tsx";
import { Hero } from "./hero.tsx";
import { Impact } from "./impact.tsx";
import { Membership } from "./membership.tsx";
import { Partners } from "./partners.tsx";
import { Reading } from "./reading.tsx";
import { ResearchTeaser } from "./research-teaser.tsx";
import { ServicesPreview, shownServices } from "./services-preview.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Transform } from "./transform.tsx";

const sections: PageQueries = ({ locale }) => [
  homePageQuery(locale),
  aboutUsQuery(locale),
  servicePreviewQuery(locale, shownServices),
  impactsQuery(locale),
  testimonialsQuery(locale),
  clientsQuery(locale),
  partnersQuery(locale),
];

const readSections = createLoader(sections);

/** A call that the backend lacks removes its section, and does not make the page a 404 (HOME-28). */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await readSections(args);
  return null;
}

export const clientLoader = createClientLoader(sections, () => [], loadRichText);

/**
 * The home page: ten sections in the order of HOME-1, each with its own loading and error state. After the second stands
 * the newest reading (HOME-29).
 */
export default function Home() {
  return (
    <>
      <PageHead page="home" about={{ agency: { ...useContacts(), links: useSocialLinks() } }} />
      <Hero />
      <AboutPreview />
      <Reading />
      <ServicesPreview />
      <Impact />
      <Membership />
      <Testimonials />
      <ResearchTeaser />
      <Clients />
      <Partners />
      <Transform />
    </>
  );
}
