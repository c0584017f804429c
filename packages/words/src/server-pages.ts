/** What a server says to a browser in the place of a page. */
import type { Language } from './languages.ts'

/** Why there is no page now: one network asks for too much, or the server cannot answer. */
export const absences = ['limited', 'unavailable'] as const
/** Why there is no page now. */
export type Absence = (typeof absences)[number]

interface AbsenceWords extends Readonly<Record<Absence, string>> {
  readonly title: string
  /** `{n}`: seconds. */
  readonly again: string
  readonly now: string
}

const words: Readonly<Record<Language, AbsenceWords>> = {
  en: {
    title: 'One moment, please',
    limited:
      'Many requests have come from your network in the last minute, so the server is letting others go first. Games go on, and nothing is lost.',
    unavailable: 'The server cannot answer just now. Games are kept, and nothing is lost.',
    again: 'This page tries again by itself in {n} s.',
    now: 'Try now',
  },
  es: {
    title: 'Un momento, por favor',
    limited:
      'En el último minuto han llegado muchas peticiones desde tu red, y el servidor deja pasar antes a otros. Las partidas siguen y no se pierde nada.',
    unavailable: 'El servidor no puede responder ahora mismo. Las partidas están guardadas y no se pierde nada.',
    again: 'Esta página lo intentará de nuevo por sí sola dentro de {n} s.',
    now: 'Intentar ahora',
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    limited:
      'Beaucoup de requêtes sont venues de votre réseau depuis une minute\u{A0}: le serveur laisse passer les autres d’abord. Les parties continuent et rien n’est perdu.',
    unavailable: 'Le serveur ne peut pas répondre pour le moment. Les parties sont conservées et rien n’est perdu.',
    again: 'Cette page réessaiera d’elle-même dans {n}\u{A0}s.',
    now: 'Réessayer maintenant',
  },
  ru: {
    title: 'Одну минуту',
    limited:
      'За последнюю минуту из вашей сети пришло много запросов, и сервер сначала отвечает другим. Партии продолжаются, ничего не потеряно.',
    unavailable: 'Сервер сейчас не может ответить. Партии сохранены, ничего не потеряно.',
    again: 'Эта страница сама попробует снова через {n} с.',
    now: 'Попробовать сейчас',
  },
}

/** Why there is no page now, and when there may be one. */
export interface AbsenceSentences {
  readonly title: string
  readonly why: string
  readonly again: string
  readonly now: string
}

/** The sentences of a page that says why it is not the one that was asked for. */
export function absenceSentences(language: Language, absence: Absence, seconds: number): AbsenceSentences {
  const { title, again, now, [absence]: why } = words[language]
  return { title, why, again: again.replace('{n}', String(seconds)), now }
}
