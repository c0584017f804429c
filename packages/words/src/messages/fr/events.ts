/** French: the log, one line for each event. */
import type { events as english } from '../en/events.ts'
import type { Like } from '../like.ts'

/** The lines of the log. */
export const events: Like<typeof english> = {
  'event.order': 'L’ordre du tour devient {list}',
  'event.drew': '{seat} pioche {n, plural, one {# carte} other {# cartes}}',
  'event.looked':
    '{seat} regarde {deck, select, vision {{n, plural, one {# vision} other {# visions}}} yokai {{n, plural, one {# yokai} other {# yokais}}} other {{n, plural, one {# carte bitoku} other {# cartes bitoku}}}}',
  'event.saw': '{seat} voit {list}',
  'event.reshuffledOwn': '{seat} mélange sa défausse en un nouveau paquet',
  'event.reshuffled':
    'La défausse devient un nouveau paquet {deck, select, yokai {yokai} bitoku {bitoku} other {du Tengu}}',
  'event.discarded': '{seat} défausse {card}',
  'event.reaped': '{seat} récolte le {crystal}',
  'event.played': '{seat} joue {card} à l’emplacement {space}',
  'event.unlocked': '{seat} débloque le dé qui montre {value}',
  'event.pilgrim-removed': '{seat} retire un pèlerin pour utiliser le dé bloqué qui montre {value}',
  'event.amulets-spent': '{seat} dépense des amulettes : {list}',
  'event.die-placed': '{seat} place un dé de {value}{raised, select, =none {} other { ({raised})}} {where}',
  'event.dieHome':
    '{seat} place un dé de {value}{raised, select, =none {} other { ({raised})}} dans la Demeure, case {space}{drop, plural, =0 {} other { ; il indique maintenant {now}}}',
  'event.forest-action': '{seat} effectue l’action forêt de {requires} ou plus {where}',
  'event.copied': '{seat} agit à la place d’un autre dé ({of}, dé de {value})',
  'event.building-used': '{seat} utilise {building}{owner, select, =none {} other { (propriétaire : {owner})}}',
  'event.bonus-owed': '{seat} peut choisir un bonus de propriété',
  'event.crossed':
    '{seat} traverse la rivière {where} avec un dé de {value}{toll, plural, =0 {} other { ; il indique maintenant {now}}}',
  'event.favour-covered':
    '{taken, select, yes {{seat} prend une faveur {where}} other {{seat} couvre une faveur {where} sans la prendre}} : {what}',
  'event.passed': '{seat} passe',
  'event.vp': '{seat} gagne {n} PV ({source})',
  'event.gained': '{seat} gagne {list}',
  'event.paid': '{seat} paie {list}',
  'event.amulet': '{seat} gagne une amulette +{value}',
  'event.kodama': '{seat} avance un kodama {where} : {from} → {to}',
  'event.pushed': '{seat} fait reculer un kodama ({of}) {where} : {from} → {to}',
  'event.bitoku-gained': '{seat} ajoute {bitoku} à son chemin de bitoku',
  'event.yokai-gained': '{seat} gagne {card}',
  'event.yokaiSecret': '{seat} garde un yokai du paquet commun',
  'event.completed': '{seat} accomplit {bitoku}',
  'event.pilgrimage': '{seat} envoie un pèlerin en case {space} {where}',
  'event.walked': '{seat} avance un pèlerin en case {space} {where}',
  'event.entered':
    '{seat} mène un pèlerin à {side, select, light {une case illumination} other {{style, select, term {un torii} other {un portail}}}} {where}, place {place} de la case {space}',
  'event.built': '{seat} construit {building} {where}',
  'event.crystal-gained': '{seat} prend le {crystal}',
  'event.mitama-gained': '{seat} prend {tile} en case {slot}',
  'event.dragonfly-gained': '{seat} prend la {tile} en case {slot}',
  'event.combined': '{seat} combine {mitama} et {dragonfly}',
  'event.rock-gained': '{seat} prend {style, select, term {l’} other {le }}{rock}',
  'event.rock-pilgrim': '{seat} place un pèlerin en case {space} du sentier des rochers',
  'event.vision-gained': '{seat} garde la {vision}',
  'event.visions-declined': '{seat} ne garde aucune vision',
  'event.skipped': '{seat} renonce au reste',
  'event.lapsed': '{seat} : plus rien n’est possible, le reste est perdu',
  'event.winter-chosen': '{seat} termine ses choix d’hiver',
  'event.dice-home': '{seat} récupère ses dés : {list}',
  'event.virtue': '{seat} retire {card} pour sa vertu : {vp} PV',
  'event.hills-dealt': 'Nouvelles cartes sur les collines : {list}',
  'event.display-refilled':
    '{display, select, building {Nouveaux bâtiments} crystal {Nouveaux cristaux} mitama {{style, select, term {Nouveaux mitamas} other {Nouvelles âmes}}} other {Nouvelles libellules}}{gone, select, =none {} other { ; {gone} quitte la partie}}',
  'event.rock-gone': '{style, select, term {L’} other {Le }}{rock} quitte la partie',
  'event.tengu-dice':
    '{seat} obtient {one} et {other} : la carte {place, select, left {de gauche} middle {du milieu} other {de droite}}, {card}',
  'event.tengu-step': '{seat}, étape {step} : {what}',
  'event.tenguStepNot': '{seat}, l’étape {step} ne s’applique pas : {why}',
  'event.tengu-roll':
    '{seat} lance un dé pour choisir {what, select, card {une carte sur deux} other {une case}} : {die}',
  'event.tengu-turned': '{seat} révèle {card}',
  'event.tengu-row': '{seat} : la rangée devient {list}',
  'event.tengu-attitude': '{seat} : l’attitude devient {active, select, yes {active} other {inactive}}',
  'event.tengu-lost':
    '{seat} n’obtient rien : {what, select, mp {aucun déplacement possible} mitama {{style, select, term {aucun mitama} other {aucune âme}}} dragonfly {aucune libellule} crystal {aucun cristal} other {aucun bâtiment ne convient}}',
  'event.ended': 'La partie est finie. Victoire : {winner} ; classement : {list}',
}
